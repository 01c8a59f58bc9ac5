export { ConfirmDialog as default } from '../confirm/confirm-dialog.tsx';
