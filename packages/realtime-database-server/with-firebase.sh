#!/usr/bin/env bash
# Runs the tests of this package and the examples of its README with another version of `firebase`: ./with-firebase.sh 13
set -euo pipefail
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo '{"private": true}' >"$folder/package.json"
# @firebase/rules-unit-testing 5 names firebase 12 as its peer.
npm install --prefix "$folder" --ignore-scripts --legacy-peer-deps --no-audit --no-fund "firebase@$1" @firebase/rules-unit-testing@5
export FIREBASE_MODULES="$folder/node_modules"
shift
npx jest "$@"
