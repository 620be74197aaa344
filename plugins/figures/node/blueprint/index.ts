import type {LanguageTools} from '../language';
import {graphFrame} from './graph-html';
import type {BlueprintFigure} from './model';
import {parseBlueprint} from './parse';
import {readBlueprint} from './reading';
import {drawBlueprint} from './svg';

/** Graphs of the Blueprint editor. */
export const blueprint: LanguageTools<BlueprintFigure> = {
  parse: parseBlueprint,
  read: readBlueprint,
  draw: (figure) => Promise.resolve([drawBlueprint(figure)]),
  marks: ({marks}) => marks,
  html: (figure, pictures, isFirst, links) => [graphFrame(figure, pictures, isFirst, links)],
};
