set -e
tsc --project node16.json
tsc --project bundler.json
tsc --project imported.json
node out/imported.cjs
# Before 5.8, TypeScript rejects require() of ES modules, as docs/runtimes.md says.
case $(tsc --version) in
  *" 5."[0-7].*)
    if tsc --project required.json > errors.txt; then exit 1; fi
    grep "TS1471\|TS1479" errors.txt
    ;;
  *)
    tsc --project required.json
    node out/required.cjs
    ;;
esac
echo "4 passed"
