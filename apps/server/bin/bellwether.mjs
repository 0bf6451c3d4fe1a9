#!/usr/bin/env node
import { runsOnCurrentNode } from './current-node.mjs';

if (runsOnCurrentNode()) await import('../src/cli.ts');
