import postcss from 'postcss';
import {expect, it} from 'vitest';
import {darkOnScreens} from './dark-on-screens';

/** The style sheet after the plugin, without the spaces around braces. */
const run = (css: string): string =>
  postcss([darkOnScreens()])
    .process(css, {from: undefined})
    .css.replaceAll(/\s*([{}])\s*/g, '$1');

it.each([
  ["[data-theme='dark'] a {color: red}", "@media screen{[data-theme='dark'] a{color: red}}"],
  ['html[data-theme=dark] {--x: 1}', '@media screen{html[data-theme=dark]{--x: 1}}'],
  [":where([data-theme='dark']) {--x: 1}", "@media screen{:where([data-theme='dark']){--x: 1}}"],
])('what is dark only is for screens: %s', (css, expected) => {
  expect(run(css)).toBe(expected);
});

it('a list is divided: what else is in it applies everywhere', () => {
  expect(run(":root, html[data-theme='dark'] {--x: 1}")).toBe(
    "@media screen{html[data-theme='dark']{--x: 1}}:root{--x: 1}",
  );
});

it('stays inside of layers and other conditions', () => {
  expect(run("@layer a {@media (width > 1px) {[data-theme='dark'] {--x: 1}}}")).toBe(
    "@layer a{@media (width > 1px){@media screen{[data-theme='dark']{--x: 1}}}}",
  );
});

it.each([
  'a {color: red}',
  ":root:not([data-theme='dark']) .t {color: red}",
  "[data-theme='light'] .t {color: red}",
  'html:not([data-theme]) a {color: red}',
])('leaves the rest alone: %s', (css) => {
  expect(run(css)).toBe(css.replaceAll(' {', '{'));
});
