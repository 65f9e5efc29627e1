/** The compiler's public door: scenario → plan → files → disk. */
export { compileScenario, compileTurn, planScenario, turnFolder } from './compile.ts';
export type { CompiledTurn, CompileOptions, PlannedTurn } from './compile.ts';
export { emitScenario, emitSchema, scenarioOfSchema } from './emit.ts';
export type { EmitRequest, EmitSummary } from './emit.ts';
export { checkEmitted, formatDifference } from './emit-check.ts';
export type { Difference } from './emit-check.ts';
export { readEmitted, scenarioNameFor } from './emit-target.ts';
export type { Files } from './files.ts';
export { planSuite } from './plan/index.ts';
export { parseSuiteManifest } from './render/suite-manifest.ts';
export type { SuiteManifest } from './render/suite-manifest.ts';
export { agentReadme } from './texts/agent-readme.ts';
export { changeRequest, readChangeRequest } from './texts/change-request.ts';
export { initialSpecification, readSpecification } from './texts/initial-specification.ts';
export { testDifferences } from './suite-difference.ts';
export type { ChangeDifference, TestDifference } from './suite-difference.ts';
export { lineOfTest, turnDifferences } from './turn-difference.ts';
export type { TurnDifference } from './turn-difference.ts';
