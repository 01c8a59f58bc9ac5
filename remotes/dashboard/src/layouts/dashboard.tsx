export { DashboardLayout as default } from '../layout/dashboard-layout.tsx';
