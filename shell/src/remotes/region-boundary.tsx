import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children once they have thrown. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a page that throws while rendering from taking the shell down with it. */
export class RegionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly reset = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children;
  }
}
