const { TestEnvironment } = require('jest-environment-node');
const { withCost } = require('./suite-cost.cjs');

module.exports = withCost(TestEnvironment);
