import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';

const Follow = createContext((to: string): void => location.assign(to));

/** Around the rows of a list: where a press on a `RowLink` is followed. */
export function RowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const follow = useCallback((to: string) => {
    const replace = to === location.pathname + location.search;
    void latest.current(to, { preventScrollReset: true, replace });
  }, []);
  return <Follow value={follow}>{children}</Follow>;
}

/** A press for the browser itself: another tab, another window, a file. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Path and search part. */
  to: string;
}

/** The link of a row. The router's own is drawn again at each change of the address, a hundred times in a list. */
export function RowLink({ to, children, ...rest }: RowLinkProps) {
  const follow = useContext(Follow);
  const press = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    follow(to);
  };
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  );
}
