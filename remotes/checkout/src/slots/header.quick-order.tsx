export { QuickOrderDialog as default } from '../quick-order/quick-order-dialog.tsx';
