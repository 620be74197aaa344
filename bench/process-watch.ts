import {readFileSync} from 'node:fs';

const FIELD = /^(VmHWM|VmRSS):\s+(\d+) kB$/gm;

/** Memory of one process in bytes: now, and at its highest. */
interface ProcessMemory {
  readonly now: number;
  readonly peak: number;
}

/** Reads Linux' description of a process, see proc_pid_status(5). */
export function parseStatus(status: string): ProcessMemory {
  const fields = Object.fromEntries([...status.matchAll(FIELD)].map(([, name = '', kilobytes]) => [name, kilobytes]));
  return {now: Number(fields.VmRSS ?? 0) * 1024, peak: Number(fields.VmHWM ?? 0) * 1024};
}

function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It has ended since its parent named it.
    return '';
  }
}

function withChildren(id: number): number[] {
  const children = readProcess(id, `task/${id}/children`).split(' ').filter(Boolean).map(Number);
  return [id, ...children.flatMap(withChildren)];
}

/** Clock ticks in a second, as Linux counts for programs on every machine (sysconf(_SC_CLK_TCK)). */
const TICKS = 100;
/** Places of utime and cutime among the fields behind the name, see proc_pid_stat(5); stime and cstime follow each. */
const OWN_TIME = 11;
const CHILDREN_TIME = 13;

/** Reads the seconds of processor time of a process, its threads and its ended children. */
export function parseCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [...fields.slice(OWN_TIME, OWN_TIME + 2), ...fields.slice(CHILDREN_TIME, CHILDREN_TIME + 2)];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / TICKS;
}

/** What a process and all that it started used. */
interface Usage {
  /** The highest sum over the processes, or what a single one had between two looks. */
  readonly peakBytes: number;
  /** Processor time until the last look. */
  readonly cpuSeconds: number;
}

/** Watches a process and all that it starts. */
export class ProcessWatch {
  private highest = 0;
  private cpuSeconds = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly id: number) {
    this.timer = setInterval(() => {
      this.sample();
    }, 100);
  }

  private sample(): void {
    const all = withChildren(this.id).map((id) => parseStatus(readProcess(id, 'status')));
    const sum = all.reduce((bytes, {now}) => bytes + now, 0);
    this.highest = Math.max(this.highest, sum, ...all.map(({peak}) => peak));
    this.cpuSeconds = Math.max(this.cpuSeconds, parseCpuSeconds(readProcess(this.id, 'stat')));
  }

  /**
   * Ends the watch.
   * @throws where the system does not tell
   */
  end(): Usage {
    clearInterval(this.timer);
    if (this.highest === 0) {
      throw new Error('The memory of a build is read from /proc. Measure builds on Linux.');
    }
    return {peakBytes: this.highest, cpuSeconds: this.cpuSeconds};
  }
}
