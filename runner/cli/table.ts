import Table from 'cli-table3';

export interface TableContent {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A table as text: ruled where a person looks on, else aligned columns. Numbers stand to the right. */
export function renderTable({ head, rows }: TableContent, decorated: boolean): string {
  const colAligns = head.map((_, column) =>
    rows.some((row) => typeof row[column] === 'number') ? 'right' : 'left',
  );
  const table = new Table({
    head: [...head],
    colAligns,
    ...(decorated ? { style: { head: [], border: [], compact: true } } : PLAIN),
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const PLAIN = {
  chars: {
    ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
    ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
    ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '' },
    middle: '  ',
  },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
};
