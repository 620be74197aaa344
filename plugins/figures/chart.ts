import {parseDot} from './node/dot/parse';
import {drawDot} from './node/dot/svg';
import {loadGraphviz} from './node/graphviz';

/** A chart as two SVG documents. */
export interface DrawnChart {
  readonly light: string;
  readonly dark: string;
}

/**
 * Draws a chart that stands outside of the pages.
 * @param body what a `dot` fence holds
 * @throws FigureError with the line in the body
 */
export async function drawChart(body: string): Promise<DrawnChart> {
  const {light, dark} = drawDot(parseDot(body), await loadGraphviz());
  return {light: light.source, dark: dark.source};
}
