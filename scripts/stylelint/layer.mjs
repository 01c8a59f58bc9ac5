import stylelint from 'stylelint';

const ruleName = 'evmandi/layer';

const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (layer) => `Put it into "@layer ${layer} { … }": outside, it would win over every layer`,
});

/** Everything at the top of a style sheet stands inside one named layer, so that load order decides nothing. */
const rule = (layer) => (root, result) => {
  if (!layer) return;
  for (const node of root.nodes) {
    const inLayer =
      node.type === 'atrule' && node.name === 'layer' && node.params === layer && node.nodes;
    if (node.type === 'comment' || inLayer) continue;
    stylelint.utils.report({ ruleName, result, node, message: messages.outside(layer) });
  }
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
