export function ownCpuSeconds(): number;
export function treeCpuSeconds(root: number): number;
