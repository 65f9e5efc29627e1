/** Computations in conditions that come out wrong. */
import type { ArithmeticOperand, Operand } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { otherGuards, withComputations } from './comparisons.ts';

const swapped = { '+': '-', '-': '+', '*': '+' } as const;

const computations: readonly (readonly [
  id: string,
  what: string,
  edit: (operand: ArithmeticOperand) => Operand,
])[] = [
  ...(['+', '-', '*'] as const).map(
    (op) =>
      [
        { '+': 'sums-are-differences', '-': 'differences-are-sums', '*': 'products-are-sums' }[op],
        `\`${op}\` is computed as \`${swapped[op]}\``,
        (operand: ArithmeticOperand) =>
          operand.op === op ? { ...operand, op: swapped[op] } : operand,
      ] as const,
  ),
  [
    'computations-stop-at-the-left',
    'of a computation only the left side is read',
    ({ left }) => left,
  ],
];

export const computationFaults: readonly Fault[] = computations.map(([id, what, edit]) => ({
  id: `guards.${id}`,
  what: `In a condition, ${what}.`,
  category: 'missing feature',
  clause: 'guards.compare',
  ...otherGuards((guard) => withComputations(guard, edit)),
}));
