import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called with what was thrown, once. */
  onError: (error: unknown) => void;
  /** In place of what threw. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what its children throw while they render from what stands around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
