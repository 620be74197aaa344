import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isolate} from './isolate';

/** As much of an element as `isolate` asks for. */
class Node {
  parentElement: Node | null = null;
  readonly children: Node[] = [];
  private readonly attributes: Map<string, string>;

  constructor(attributes: Readonly<Record<string, string>> = {}, ...children: readonly Node[]) {
    this.attributes = new Map(Object.entries(attributes));
    for (const child of children) {
      child.parentElement = this;
      this.children.push(child);
    }
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

const inside = new Node();
const menu = new Node({}, inside);
const backdrop = new Node({role: 'presentation'});
const beside = new Node();
const page = new Node();
const silent = new Node({inert: ''});
const body = new Node({}, page, silent, new Node({}, menu, backdrop, beside));
const root = new Node({}, new Node(), body);
const all = {inside, menu, backdrop, beside, page, silent, head: root.children[0], body};
const inert = (): string[] =>
  Object.entries(all).flatMap(([name, node]) => (node?.hasAttribute('inert') ? [name] : []));

beforeEach(() => {
  vi.stubGlobal('document', {body});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes all inert but the element, its ancestors and backdrops, and undoes exactly that', () => {
  const undo = isolate(menu as unknown as HTMLElement);
  expect(inert()).toEqual(['beside', 'page', 'silent']);
  undo();
  expect(inert()).toEqual(['silent']);
});
