import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { isAppError } from '#platform/api';
import { askQuestion, type Bid } from '../bidCalls.ts';
import * as t from '../texts.ts';
import * as styles from './Bid.css.ts';

export interface BidderQuestionsProps {
  /** Left out in the preview of the company, where nobody asks. */
  token?: string;
  bid: Bid;
  onChange?: (bid: Bid) => void;
}

/** Questions of this bidder, and the answers that go to all of them. */
export function BidderQuestions({ token, bid, onChange }: BidderQuestionsProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    if (token === undefined) return;
    setBusy(true);
    setProblem('');
    try {
      onChange?.(await askQuestion(token, text));
      setText('');
    } catch (error) {
      setProblem(isAppError(error) ? error.message : t.theQuestionWasNotSent);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t.questions}>
      <Stack gap={3}>
        {bid.questions.length === 0 ? (
          <Text tone="subtle">{t.answersGoToEveryBidder}</Text>
        ) : (
          <ul className={styles.questions}>
            {bid.questions.map(({ number, question, answer, is_own: isOwn }) => (
              <li key={number} className={styles.question}>
                <Text weight="label">{question}</Text>
                <Text tone={answer ? 'text' : 'subtle'}>{answer || t.notAnsweredYet}</Text>
                {isOwn ? <small>{t.askedByYou}</small> : null}
              </li>
            ))}
          </ul>
        )}
        {bid.asks ? (
          <>
            <TextArea label={t.yourQuestion} rows={2} maxLength={2000} value={text} onChange={setText} />
            {problem ? <Banner tone="critical">{problem}</Banner> : null}
            <div>
              <Button
                size="small"
                busy={busy}
                disabledReason={
                  token === undefined
                    ? t.biddersAskFromHere
                    : text.trim() === ''
                      ? t.writeAQuestionFirst
                      : undefined
                }
                onPress={() => void send()}
              >
                {t.ask}
              </Button>
            </div>
          </>
        ) : (
          <Text tone="subtle">{t.questionsAreClosed}</Text>
        )}
      </Stack>
    </Card>
  );
}
