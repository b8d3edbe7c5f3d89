/** The arrows of the house: app -> features -> shared -> platform -> design-system | domain | contract; server -> domain, contract. */
const not = (...names) => `^(?!(${names.join('|')})/)`;
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-a-leaf',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(src|server|design-system|openapi|tests|tools)/' },
    },
    {
      name: 'design-system-is-a-leaf',
      severity: 'error',
      from: { path: '^design-system/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|server|domain|openapi|tests|tools)/' },
    },
    {
      // What checks files may stand with the tests of all.
      name: 'tests-of-the-design-system-know-no-product',
      severity: 'error',
      from: { path: '^design-system/.*\\.test\\.ts$' },
      to: { path: '^(src|server|domain|openapi|tools)/' },
    },
    {
      name: 'server-keeps-to-itself',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|design-system|tests|tools)/' },
    },
    {
      name: 'platform-below-shared',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^(server|tests|tools|src/(app|features|shared))/' },
    },
    {
      name: 'shared-below-features',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^(server|tests|tools|src/(app|features))/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^(server|tests|tools|src/app)/' },
    },
    {
      name: 'features-meet-at-their-doors',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'charts-own-chart-js',
      severity: 'error',
      from: { path: not('node_modules', 'design-system/charts') },
      to: { path: 'node_modules/(chart\\.js|chartjs-[a-z-]+|react-chartjs-2)/' },
    },
    {
      name: 'toolkit-stays-in-design-system',
      severity: 'error',
      from: { path: not('node_modules', 'design-system') },
      to: {
        path: 'node_modules/(react-aria-components|react-aria|react-stately|@floating-ui|@tanstack/react-table|@tanstack/react-virtual)/',
      },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '[rR]epository\\.ts$',
          '^server/database/',
          '\\.test\\.ts$',
          '^server/services/',
          '^server/identity/',
        ],
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
