import {parse} from 'yaml';

/** A fault of a workflow, as a sentence. */
export type Fault = string;

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: {readonly 'cancel-in-progress'?: unknown};
  readonly jobs?: Readonly<Record<string, Job>>;
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/**
 * The house rules that a general linter does not know: pinned actions, least rights, no stored credentials, timeouts,
 * no deploy that is cut short, and none of a site that was not tested.
 * @param source the YAML of a workflow
 */
export function workflowFaults(source: string): Fault[] {
  const {permissions, concurrency, jobs = {}} = parse(source) as Workflow;
  const faults = Object.entries(jobs).flatMap(([name, job]) => jobFaults(name, job, source));
  const isDeploy = source.includes('uses: actions/deploy-pages@');
  return [
    JSON.stringify(permissions) !== '{}' && 'The workflow needs `permissions: {}`; jobs ask for what they use.',
    concurrency === undefined && 'The workflow needs `concurrency`.',
    isDeploy && concurrency?.['cancel-in-progress'] !== false && 'A deploy needs `cancel-in-progress: false`.',
    ...faults,
  ].filter((fault) => fault !== false);
}

function jobFaults(name: string, {permissions, steps = [], ...job}: Job, source: string): Fault[] {
  const faults = [
    typeof permissions !== 'object' && 'needs its own `permissions`.',
    job['timeout-minutes'] === undefined && 'needs `timeout-minutes`.',
    ...steps.flatMap(({run = '', uses, with: inputs}) => [
      /\bnpm run build\b|\bdocusaurus build\b/.test(run) &&
        'builds the site itself. Publish the folder that `npm run test:all` built and tested.',
      /\bnpm test\b/.test(run) && 'runs `npm test`, which leaves out checks. Run `npm run test:all`.',
      uses !== undefined && !PINNED.test(uses) && `uses ${uses}, which is not pinned by the SHA of a commit.`,
      uses !== undefined &&
        !source.split('\n').some((line) => line.includes(uses) && /# v\d+\.\d+\.\d+$/.test(line)) &&
        `uses ${uses}, which needs its version as a comment, as in "# v1.2.3".`,
      uses?.startsWith('actions/checkout@') &&
        inputs?.['persist-credentials'] !== false &&
        'uses checkout, which needs `persist-credentials: false`.',
    ]),
  ];
  return faults.flatMap((fault) => (typeof fault === 'string' ? [`Job ${name} ${fault}`] : []));
}
