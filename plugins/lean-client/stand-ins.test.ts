import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {STAND_INS} from '.';

const isThere = (request: string): boolean => {
  if (path.isAbsolute(request)) {
    return [request, `${request}.js`].some(existsSync);
  }
  try {
    require.resolve(request.replace(/\$$/, ''));
    return true;
  } catch {
    return false;
  }
};

it.each(Object.keys(STAND_INS).map((request) => [request.replace(/^.*node_modules\//, ''), request]))(
  'what a stand-in of lean-client replaces is still there: %s',
  (_, request) => {
    expect(isThere(request ?? '')).toBe(true);
  },
);
