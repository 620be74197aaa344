import {format} from 'prettier';
import {round, type Verdict} from './budgets';
import type {Row} from './rows';

/** A Markdown table, its columns not aligned. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Budgets and numbers of a run as Markdown, which can be read on a console, too. */
export function writeReport(about: string, rows: readonly Row[], verdicts: readonly Verdict[]): Promise<string> {
  const budgets = verdicts.map(({budget, subject, value, isOver}) => [
    `${budget.metric}${budget.ofStock ? ' / stock' : ''}`,
    subject,
    value,
    budget.limit,
    isOver ? 'FAIL' : 'pass',
    budget.reason,
  ]);
  const numbers = rows.map(({subject, metric, ours, stock}) => [
    subject,
    metric,
    round(ours),
    stock === undefined ? '' : round(stock),
    stock ? round(ours / stock) : '',
  ]);
  const head = ['budget', 'worst', 'measured', 'limit', 'result', 'reason'];
  const parts = ['# Results of the benchmark', about, '## Budgets', table(head, budgets), '## Numbers'];
  return format([...parts, table(['of', 'metric', 'ours', 'stock', 'ours / stock'], numbers)].join('\n\n'), {
    parser: 'markdown',
  });
}
