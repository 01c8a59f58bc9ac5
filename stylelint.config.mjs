import layer from './scripts/stylelint/layer.mjs';

/** The only style sheets that may speak of elements, `:root` and raw colours. */
const FOUNDATIONS = ['host/src/styles/**', 'shared/ui/src/styles/**'];
const TOKENS = 'shared/ui/src/styles/tokens.css';

const COLOUR_VALUES = [
  '/^var\\(--ev-/',
  '/^color-mix\\(in [a-z]+, var\\(--ev-/',
  '/gradient\\(/',
  '/^[\\d./]/',
  'currentcolor',
  'inherit',
  'none',
  'transparent',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  plugins: ['stylelint-declaration-strict-value', layer],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  referenceFiles: [TOKENS],
  rules: {
    'no-descending-specificity': null,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [
      '/^(?:rgb|hsl)a?$/',
      '/^ok(?:lab|lch)$/',
      'lab',
      'lch',
      'hwb',
      'color',
    ],
    'function-url-scheme-disallowed-list': ['http', 'https', 'data'],
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-max-type': 0,
    'selector-disallowed-list': [['/^\\*/'], { splitList: true }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-class-disallowed-list': ['root', 'global', 'host'],
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Class names are camelCase: code reads them as names' },
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'background'],
      { ignoreVariables: false, ignoreValues: COLOUR_VALUES },
    ],
    'evmandi/layer': 'screen',
  },
  overrides: [
    { files: ['shared/ui/src/**/*.css'], rules: { 'evmandi/layer': 'ui' } },
    {
      files: FOUNDATIONS,
      rules: {
        'declaration-no-important': null,
        'evmandi/layer': null,
        'scale-unlimited/declaration-strict-value': null,
        'selector-class-pattern': null,
        'selector-max-type': null,
        'selector-disallowed-list': null,
        'selector-pseudo-class-disallowed-list': null,
      },
    },
    {
      files: [TOKENS],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
