import {availableParallelism} from 'node:os';
import {expect, it} from 'vitest';
import {inLanes} from './programs';

it('does as much at a time as there are processors, in the order of the list', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({length: availableParallelism() * 3}, (_item, index) => async () => {
    begun.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, index % 2));
    running -= 1;
  });
  await inLanes(tasks);
  expect(begun).toEqual(tasks.map((_task, index) => index));
  expect(most).toBe(availableParallelism());
  expect(running).toBe(0);
});
