#!/usr/bin/env node
import { runProgram, runsOnCurrentNode } from './current-node.mjs';

if (runsOnCurrentNode()) runProgram('apps/server/src/cli.ts');
