import {expect, it} from 'vitest';
import {positionOf} from './place';

const view = {width: 390, height: 800};
const tip = {width: 300, height: 60};
const NAVBAR = 60;

it.each([
  ['above its link', {left: 40, top: 300, bottom: 320}, {left: 40, top: 234}],
  ['below, where the navbar is', {left: 40, top: 100, bottom: 120}, {left: 40, top: 126}],
  ['within the right edge', {left: 350, top: 300, bottom: 320}, {left: 82, top: 234}],
  ['within the left edge', {left: -20, top: 300, bottom: 320}, {left: 8, top: 234}],
  ['within the lower edge, where there is no room at all', {left: 40, top: 30, bottom: 790}, {left: 40, top: 8}],
])('puts the tip %s', (_case, link, expected) => {
  expect(positionOf(link, tip, view, NAVBAR)).toEqual(expected);
});

it('puts a tip that is wider than the window at its left edge', () => {
  expect(positionOf({left: 40, top: 300, bottom: 320}, {width: 500, height: 60}, view, NAVBAR).left).toBe(8);
});
