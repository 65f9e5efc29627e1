import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { obey } = await import('./in-processes.ts');
await obey(process.argv[2]);
