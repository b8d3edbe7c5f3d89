import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { WEB_LINK_LIMITS, webLinkName, webLinkProblem } from '#domain/web-links';
import type { AppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { dayWords } from '#shared/history';
import * as t from '../texts.ts';
import {
  type LinkedRow,
  useAddWebLink,
  useChangeWebLink,
  useRemoveWebLink,
  type WebLink,
  webLinksQuery,
  type WebLinkWords,
} from '../webLinkQueries.ts';
import * as styles from './WebLinks.css.ts';

export interface WebLinksProps {
  row: LinkedRow;
  /** Why links cannot be added, changed or removed; undefined when they can. */
  disabledReason?: string | undefined;
}

const empty: WebLinkWords = { url: '', title: '' };

/** Pages of the web that belong to a row: each opens in its own tab. */
export function WebLinks({ row, disabledReason }: WebLinksProps) {
  const links = useQuery(webLinksQuery(row));
  const add = useAddWebLink(row);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [round, setRound] = useState(0);
  const [now] = useState(() => new Date());
  if (links.isPending) return <Skeleton height={96} />;
  if (links.isError)
    return <LoadError what={t.webLinksLower} error={links.error} onRetry={() => void links.refetch()} />;
  const { results } = links.data;
  const mayChange = disabledReason === undefined;
  const send = (words: WebLinkWords) =>
    add.mutate(
      { ...words, key: add.isError ? crypto.randomUUID() : key },
      {
        onSuccess: () => {
          setKey(crypto.randomUUID());
          setRound(round + 1);
        },
      },
    );
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {t.webLinks}
      </Text>
      {results.length === 0 ? (
        mayChange ? null : (
          <Text tone="muted">{t.noWebLinks}</Text>
        )
      ) : (
        <ul className={styles.list} aria-label={t.webLinks}>
          {results.map((link) => (
            <OneLink key={link.id} row={row} link={link} now={now} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && results.length < WEB_LINK_LIMITS.most ? (
        <LinkForm
          // A saved link leaves the fields empty for the next one.
          key={round}
          label={t.newWebLink}
          start={empty}
          sendLabel={t.addLink}
          busy={add.isPending}
          error={add.error}
          onSend={send}
        />
      ) : null}
    </Stack>
  );
}

interface OneLinkProps {
  row: LinkedRow;
  link: WebLink;
  now: Date;
  mayChange: boolean;
}

function OneLink({ row, link, now, mayChange }: OneLinkProps) {
  const change = useChangeWebLink(row);
  const remove = useRemoveWebLink(row);
  const [isEdited, setIsEdited] = useState(false);
  const name = webLinkName(link);
  const { first_name: first, last_name: last } = link.created_by;
  if (isEdited)
    return (
      <li>
        <LinkForm
          label={t.changeName(name)}
          start={link}
          sendLabel={t.save}
          busy={change.isPending}
          error={change.error}
          onSend={(words) => change.mutate({ link, words }, { onSuccess: () => setIsEdited(false) })}
          onCancel={() => setIsEdited(false)}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <span className={styles.name} title={link.url}>
        <Link href={link.url} external>
          {name}
        </Link>
      </span>
      <span className={styles.who}>{`${first} ${last}, ${dayWords(link.created_at, now)}`}</span>
      {mayChange ? (
        <>
          <IconButton
            icon={Pencil}
            size="small"
            label={t.changeName(name)}
            onPress={() => setIsEdited(true)}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={t.removeName(name)}
            onPress={() => remove.mutate(link)}
          />
        </>
      ) : null}
    </li>
  );
}

interface LinkFormProps {
  label: string;
  start: WebLinkWords;
  sendLabel: string;
  busy: boolean;
  error: AppError | null;
  onSend: (words: WebLinkWords) => void;
  onCancel?: () => void;
}

/** An address and what it is called; what is wrong is said once somebody sends it. */
function LinkForm({ label, start, sendLabel, busy, error, onSend, onCancel }: LinkFormProps) {
  const [{ url, title }, setWords] = useState<WebLinkWords>({ url: start.url, title: start.title });
  const [tried, setTried] = useState(false);
  const problem = webLinkProblem(url);
  const refused = error?.fields['url']?.join(' ') ?? error?.message;
  const send = () => {
    setTried(problem !== null);
    if (problem === null) onSend({ url, title });
  };
  return (
    <Form label={label} onSubmit={send}>
      <div className={styles.form}>
        <div className={styles.fields}>
          <TextField
            label={t.link}
            type="url"
            required
            maxLength={WEB_LINK_LIMITS.url}
            placeholder={t.https}
            startsFocused={onCancel !== undefined}
            error={(tried ? problem : null) ?? refused}
            value={url}
            onChange={(next) => setWords({ url: next, title })}
          />
          <TextField
            label={t.title}
            maxLength={WEB_LINK_LIMITS.title}
            value={title}
            onChange={(next) => setWords({ url, title: next })}
          />
        </div>
        <div className={styles.actions}>
          {onCancel ? <Button onPress={onCancel}>{t.cancel}</Button> : null}
          <Button type="submit" busy={busy} variant={onCancel ? 'primary' : 'secondary'}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
