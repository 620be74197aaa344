import type {LanguageTools} from '../language';
import {pictureFrame} from '../picture-html';
import {PAPER} from './paper';
import type {BlueprintFigure} from './model';
import {parseBlueprint} from './parse';
import {readBlueprint} from './reading';
import {drawBlueprint} from './svg';

/** Graphs of the Blueprint editor. */
export const blueprint: LanguageTools<BlueprintFigure> = {
  parse: parseBlueprint,
  read: readBlueprint,
  draw: (figure) => {
    const {areas, ...svg} = drawBlueprint(figure);
    return Promise.resolve([{svg, areas}]);
  },
  marks: ({marks}) => marks,
  html: (figure, pictures, isFirst) => [pictureFrame(figure, pictures, isFirst, PAPER)],
};
