// Who may import whom, as ARCHITECTURE.md says. `npm run lint` checks it.

/** Test code: it may look into what it tests, and use what other tests use. */
const TEST = '\\.(test|spec)\\.tsx?$';

/** What a plugin offers to others: the modules at the top of its folder, its formats, its client's index; and, for tests, `testing/`. */
const PUBLIC_API = '^plugins/(kit/|[^/]+/[^/]+$|[^/]+/(shared|testing)/|[^/]+/client/index\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'plugins-know-no-site',
      comment: 'A plugin works for any site. What it needs of this one comes in as an option.',
      severity: 'error',
      from: {path: '^plugins/', pathNot: TEST},
      to: {path: '^(src|config|docs|scripts|bench|tests)/'},
    },
    {
      name: 'tests-of-plugins-use-test-support-only',
      comment: 'Tests beside the code of a plugin may use the support of the browser tests, and nothing else.',
      severity: 'error',
      from: {path: `^plugins/.*${TEST}`},
      to: {path: '^(src|config|docs|scripts|bench)/'},
    },
    {
      name: 'plugins-are-private-inside',
      comment: "Another plugin's inside may change at any time: use its public API, or take an option.",
      severity: 'error',
      from: {path: '^plugins/([^/]+)/'},
      to: {path: '^plugins/(?!$1/)', pathNot: PUBLIC_API},
    },
    {
      name: 'site-uses-public-apis',
      comment: "Outside of plugins/, only the plugins' public APIs count.",
      severity: 'error',
      from: {pathNot: '^plugins/'},
      to: {path: '^plugins/', pathNot: PUBLIC_API},
    },
    {
      name: 'kit-needs-nobody',
      comment: 'The kit is below all plugins.',
      severity: 'error',
      from: {path: '^plugins/kit/'},
      to: {path: '^(plugins/(?!kit/)|src/|config/|scripts/|bench/|tests/)'},
    },
    {
      name: 'client-needs-no-node-code',
      comment: "A reader's browser must not load what only the build needs; formats are in shared/.",
      severity: 'error',
      from: {path: '^plugins/[^/]+/(client|theme)/', pathNot: TEST},
      to: {path: '^plugins/[^/]+/node/', reachable: true},
    },
    {
      name: 'site-code-stands-alone',
      comment: "The published site needs neither the maintainers' commands nor the tests.",
      severity: 'error',
      from: {path: '^(src|config)/|^docusaurus\\.config\\.ts$', pathNot: TEST},
      to: {path: '^(scripts|bench|tests)/|^plugins/[^/]+/testing/'},
    },
    {
      name: 'no-circles',
      comment: 'Two modules need each other. Merge them, or extract a third module.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'everything-resolves',
      comment: 'A module that is imported must exist.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^@(theme|theme-original|theme-init|generated|docusaurus)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    exclude: {path: '^(build|\\.docusaurus|versioned_docs)/'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'types']},
  },
};
