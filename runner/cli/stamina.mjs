#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
