set -e
tsc --project node16.json
tsc --project bundler.json
echo "2 passed"
