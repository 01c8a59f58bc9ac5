import '@evmandi/ui/styles/layers.css';
import '@evmandi/ui/styles/tokens.css';
import '@evmandi/ui/styles/reset.css';
import '@evmandi/ui/styles/fonts.css';
import './start-failure.css';
// With the rest: a style sheet that comes later, with the first toast, has the browser style the whole page anew.
import './toasts.css';
