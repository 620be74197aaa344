import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {NAME} from './node/generated';
import {componentNode, importDefault} from './node/mdx-nodes';

const schema = z.strictObject({
  /** The names in versions.json, newest first. */
  versions: z.array(z.string()).readonly(),
  /** The page with the changelog, relative to the site, with forward slashes. */
  changelog: z.string().min(1),
});

/** Options of `remarkReleasePages`. */
export type RemarkReleasePagesOptions = z.input<typeof schema>;

const idOf = ({data}: Heading): string => (typeof data?.hProperties?.id === 'string' ? data.hProperties.id : '');

/** The section of a version: its heading's id is `v1-9-0`, or `v1-5-2-2023-05-23`, of which the latest date counts. */
function headingOf(version: string, headings: readonly Heading[]): Heading | undefined {
  const start = `v${version.replaceAll('.', '-')}`;
  return headings
    .filter((heading) => idOf(heading) === start || new RegExp(`^${start}-\\d{4}-\\d\\d-\\d\\d$`).test(idOf(heading)))
    .sort((a, b) => idOf(b).localeCompare(idOf(a)))[0];
}

/**
 * A remark plugin for the changelog: each release with docs of its own ends with the pages that it added and changed.
 * It must run after the headings have their ids.
 */
export default function remarkReleasePages(options: RemarkReleasePagesOptions): (tree: Root, file: VFile) => void {
  const {versions, changelog} = parseOptions(NAME, schema, options);
  return (tree, file) => {
    if (!file.path.replaceAll('\\', '/').endsWith(`/${changelog}`)) {
      return;
    }
    const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
    for (const version of versions.slice(0, -1)) {
      const heading = headingOf(version, headings);
      // A version can be released before its section is written.
      if (!heading) {
        continue;
      }
      const from = tree.children.indexOf(heading);
      const next = tree.children.findIndex(
        (node, at) => at > from && node.type === 'heading' && node.depth <= heading.depth,
      );
      const end = next < 0 ? tree.children.length : next;
      tree.children.splice(end, 0, componentNode('ReleasePages', {version}, ['isFolded']));
    }
    tree.children.push(importDefault('ReleasePages', '@theme/ReleasePages'));
  };
}
