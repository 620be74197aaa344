import type {Figure} from '../language';
import {graphFrame} from './graph-html';
import {parseBlueprint} from './parse';
import {readBlueprint} from './reading';
import {drawBlueprint} from './svg';

/** A graph of the Blueprint editor. */
export function blueprint(body: string): Figure {
  const data = parseBlueprint(body);
  return {
    data,
    read: () => readBlueprint(data),
    draw: () => Promise.resolve([drawBlueprint(data)]),
    marks: () => data.marks,
    html: ([picture], links) => (picture ? [graphFrame(data, picture, links)] : []),
  };
}
