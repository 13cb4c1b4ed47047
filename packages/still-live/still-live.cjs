#!/usr/bin/env node
// The command `still-live`, in a language that every Node can read: one that is too old is told so first.
require('./cli/node-version.cjs');
require('./cli/run.cjs');
