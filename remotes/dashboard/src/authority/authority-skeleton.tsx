import { AuditSkeleton } from '../audit/audit-skeleton.tsx';

export const AuthoritySkeleton = () => <AuditSkeleton title="Control Authority" />;
