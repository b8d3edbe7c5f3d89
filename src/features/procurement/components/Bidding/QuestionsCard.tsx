import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { dayWords } from '#shared/history';
import { type BidQuestion, useBiddingStep } from '../../biddingQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Bidding.css.ts';

const codeOf = ({ number }: BidQuestion) => `Q-${String(number).padStart(2, '0')}`;

export interface QuestionsCardProps {
  packageId: number;
  questions: readonly BidQuestion[];
  mayChange: boolean;
}

/** What bidders ask; every one of them reads an answer, without who asked. */
export function QuestionsCard({ packageId, questions, mayChange }: QuestionsCardProps) {
  const [answering, setAnswering] = useState<BidQuestion | null>(null);
  const [now] = useState(() => new Date());
  const open = questions.filter(({ answer }) => answer === '').length;
  return (
    <Card title={t.questionsLengthValue(questions.length, open > 0 ? t.openOpen(open) : '')} padding="none">
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id} className={styles.question}>
            <span className={styles.code}>{codeOf(question)}</span>
            <span className={styles.words}>
              <Text>{question.question}</Text>
              {question.answer ? <Text tone="muted">{question.answer}</Text> : null}
              <small>{`${question.company}, ${dayWords(question.asked_at, now)}`}</small>
            </span>
            {question.answer === '' ? (
              mayChange ? (
                <Button size="small" onPress={() => setAnswering(question)}>
                  {t.answerCodeOf(codeOf(question))}
                </Button>
              ) : (
                <StatusTag label={t.open} tone="caution" />
              )
            ) : (
              <StatusTag label={t.answered} tone="positive" />
            )}
          </li>
        ))}
      </ul>
      {answering ? (
        <AnswerDialog packageId={packageId} question={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </Card>
  );
}

interface AnswerDialogProps {
  packageId: number;
  question: BidQuestion;
  onClose: () => void;
}

function AnswerDialog({ packageId, question, onClose }: AnswerDialogProps) {
  const [text, setText] = useState('');
  const step = useBiddingStep(packageId);
  return (
    <Dialog
      title={t.answerCodeOf(codeOf(question))}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={step.isPending}
            disabledReason={text.trim() === '' ? t.writeAnAnswerFirst : undefined}
            onPress={() =>
              step.mutate(
                {
                  step: { kind: 'answer', id: question.id, version: question.version, answer: text },
                  title: t.codeOfAnswered(codeOf(question)),
                  detail: t.everyInvitedBidderGets,
                  isShown: true,
                },
                { onSuccess: onClose },
              )
            }
          >
            {t.sendAnswer}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {step.error ? <Banner tone="critical">{step.error.message}</Banner> : null}
        <Text>{question.question}</Text>
        <TextArea
          label={t.answer}
          hint={t.everyBidderSeesTheAnswer}
          rows={4}
          maxLength={4000}
          value={text}
          onChange={setText}
          startsFocused
        />
      </Stack>
    </Dialog>
  );
}
