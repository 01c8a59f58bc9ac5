import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { counted } from '@evmandi/contract/domain/numbers';
import { pictureAddress, useSession, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { ComboboxOption, ComboboxOptionGroup, ComboboxOptions } from '@evmandi/ui/combobox-options';
import { IconSearch } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Modal } from '@evmandi/ui/modal';
import { Picture } from '@evmandi/ui/picture';
import { TYPING_PAUSE } from '@evmandi/ui/typing';
import { useRead } from '@evmandi/ui/use-read';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useSideMenu } from '../layout/menu.ts';
import { commandGroups } from './commands.ts';
import { findEntries } from './find-entries.ts';
import { Marked } from './marked.tsx';
import styles from './palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';

/** Jumps to a screen, an order, a customer, a product or a job card, and runs commands. Mount it to open it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const menu = useSideMenu();
  const user = useSession((session) => session.user);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const words = text.trim();
  const key = words && user ? `palette: ${words}` : null;
  const found = useRead(key, (signal) => findEntries(words, signal), TYPING_PAUSE);
  const place = { menu, user, pathname, search, reload: revalidate };
  const groups = [
    ...(found.error === undefined ? (found.data ?? []) : []),
    ...commandGroups(place, words),
  ];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const choose = ({ to, run }: PaletteEntry) => {
    onClose();
    if (to) void navigate(to);
    else run?.();
  };
  const first = groups[0]?.entries[0];
  // While an answer is awaited, what stands first is not what was meant.
  const enter = first && !found.loading ? () => choose(first) : undefined;

  return (
    <Modal className={styles.palette} aria-label="Search or jump to" onClose={onClose}>
      <div className={styles.field}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          type="text"
          aria-label="Search or jump to"
          placeholder="A number, a name, a screen, a command"
          maxLength={MAX_SEARCH}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={styles.list} aria-busy={found.loading || undefined}>
        <ComboboxOptions inputRef={input} text={text} label="Found" onEnter={enter}>
          {groups.map(({ title, entries }) => (
            <ComboboxOptionGroup key={title} title={title} titleClassName={styles.group}>
              {entries.map((entry) => (
                <ComboboxOption
                  key={entry.key}
                  className={styles.option}
                  onChoose={() => choose(entry)}
                >
                  {entry.picture ? (
                    <Media className={styles.media}>
                      <Picture src={pictureAddress(entry.picture)} alt="" width={44} height={34} />
                    </Media>
                  ) : (
                    <entry.Icon size={20} aria-hidden />
                  )}
                  <span className={styles.name}>
                    <Marked text={entry.title} typed={words} />
                  </span>
                  <span className={styles.note}>
                    <Marked text={entry.note ?? ''} typed={words} />
                  </span>
                </ComboboxOption>
              ))}
            </ComboboxOptionGroup>
          ))}
        </ComboboxOptions>
        {found.error !== undefined && (
          <p className={styles.failure} role="alert">
            Nothing could be looked up but screens and commands: {visitorText(found.error)}
            <Button size="sm" variant="secondary" data-retry="" onClick={found.retry}>
              Retry
            </Button>
          </p>
        )}
        {count === 0 && !found.loading && <p className={styles.none}>Nothing is called so.</p>}
      </div>
      <p className={styles.foot} aria-hidden="true">
        <kbd className={styles.key}>↑↓</kbd> move <kbd className={styles.key}>Enter</kbd> open{' '}
        <span className={styles.toggle}>
          <kbd className={styles.key}>Ctrl K</kbd> toggle
        </span>
      </p>
      <VisuallyHidden role="status">
        {!found.loading && `${counted(count, 'result')} to choose from`}
      </VisuallyHidden>
    </Modal>
  );
}
