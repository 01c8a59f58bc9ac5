import '@evmandi/ui/styles/layers.css';
import '@evmandi/ui/styles/tokens.css';
import '@evmandi/ui/styles/reset.css';
import '@evmandi/ui/styles/fonts.css';
