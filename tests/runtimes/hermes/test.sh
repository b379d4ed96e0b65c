set -e
esbuild main.js --bundle --format=iife --target=es2022 --define:global=globalThis --log-level=error --outfile=in.js
node transform.cjs in.js > out.js
case $(uname) in Darwin) system=osx ;; *) system=linux64 ;; esac
node_modules/hermes-engine-cli/$system-bin/hermes -w out.js
