import '../cli/checks/inspection/worker.ts';
