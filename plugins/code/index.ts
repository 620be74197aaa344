import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the component for code blocks and its colors to the client, and keeps Prism out of the client. */
export default function code(): Plugin {
  return {
    name: 'code',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/colors.css')],
    // The classic theme loads Prism and its list of languages into every page, to add languages that a site configures:
    // 30 kB. Here none may be configured.
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false, prismjs: false}}}),
  };
}
