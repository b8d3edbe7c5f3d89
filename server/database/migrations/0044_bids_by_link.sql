CREATE TABLE "bid_invitation" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"bid_package_id" bigint NOT NULL,
	"bidder_id" integer NOT NULL,
	"company" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"link_hash" text,
	"state" text DEFAULT 'SENT' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"draft" jsonb,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"draft_at" timestamp (3) with time zone,
	"read_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_invitation_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_invitation_tenant" CHECK ("bid_invitation"."tenant_id" > 0),
	CONSTRAINT "bid_invitation_state" CHECK ("bid_invitation"."state" in ('SENT', 'OPENED', 'ACCEPTED', 'DECLINED', 'SUBMITTED'))
);
--> statement-breakpoint
CREATE TABLE "bid_question" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"bid_package_id" bigint NOT NULL,
	"bid_invitation_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_question_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_question_tenant" CHECK ("bid_question"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_request" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"bid_package_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"due_time" text NOT NULL,
	"questions_by" date,
	"message" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"opened_by_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_request_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_request_tenant" CHECK ("bid_request"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "bid_submission" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"bid_invitation_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"is_late" boolean NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bid_submission_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bid_submission_tenant" CHECK ("bid_submission"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "bid_invitation" ADD CONSTRAINT "bid_invitation_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_invitation" ADD CONSTRAINT "bid_invitation_package_fk" FOREIGN KEY ("tenant_id","bid_package_id") REFERENCES "public"."bid_package"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_question" ADD CONSTRAINT "bid_question_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_question" ADD CONSTRAINT "bid_question_package_fk" FOREIGN KEY ("tenant_id","bid_package_id") REFERENCES "public"."bid_package"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_question" ADD CONSTRAINT "bid_question_invitation_fk" FOREIGN KEY ("tenant_id","bid_invitation_id") REFERENCES "public"."bid_invitation"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_request" ADD CONSTRAINT "bid_request_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_request" ADD CONSTRAINT "bid_request_package_fk" FOREIGN KEY ("tenant_id","bid_package_id") REFERENCES "public"."bid_package"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_request" ADD CONSTRAINT "bid_request_opened_by_fk" FOREIGN KEY ("tenant_id","opened_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_submission" ADD CONSTRAINT "bid_submission_invitation_fk" FOREIGN KEY ("tenant_id","bid_invitation_id") REFERENCES "public"."bid_invitation"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_invitation_project_index" ON "bid_invitation" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "bid_invitation_package_index" ON "bid_invitation" USING btree ("tenant_id","bid_package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_invitation_link_unique" ON "bid_invitation" USING btree ("tenant_id","link_hash");--> statement-breakpoint
CREATE INDEX "bid_question_project_index" ON "bid_question" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "bid_question_invitation_index" ON "bid_question" USING btree ("tenant_id","bid_invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_question_number_unique" ON "bid_question" USING btree ("tenant_id","bid_package_id","number");--> statement-breakpoint
CREATE INDEX "bid_request_project_index" ON "bid_request" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "bid_request_opened_by_index" ON "bid_request" USING btree ("tenant_id","opened_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_request_package_unique" ON "bid_request" USING btree ("tenant_id","bid_package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_submission_number_unique" ON "bid_submission" USING btree ("tenant_id","bid_invitation_id","number");