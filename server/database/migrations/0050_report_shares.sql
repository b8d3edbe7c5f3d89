CREATE TABLE "report_share" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"report_run_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"link_hash" text NOT NULL,
	"password_hash" text,
	"expires_on" date NOT NULL,
	"has_watermark" boolean DEFAULT true NOT NULL,
	"hidden_keys" text[] NOT NULL,
	"left_out" text[] NOT NULL,
	"tells_opening" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by_id" bigint,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_share_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_share_tenant" CHECK ("report_share"."tenant_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "report_share_visit" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"report_share_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"pass_hash" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_share_visit_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_share_visit_tenant" CHECK ("report_share_visit"."tenant_id" > 0),
	CONSTRAINT "report_share_visit_kind" CHECK ("report_share_visit"."kind" in ('OPENED', 'WRONG_PASSWORD'))
);
--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_run_fk" FOREIGN KEY ("tenant_id","report_run_id") REFERENCES "public"."report_run"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_revoked_by_fk" FOREIGN KEY ("tenant_id","revoked_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share_visit" ADD CONSTRAINT "report_share_visit_share_fk" FOREIGN KEY ("tenant_id","report_share_id") REFERENCES "public"."report_share"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_share_project_index" ON "report_share" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE INDEX "report_share_run_index" ON "report_share" USING btree ("tenant_id","report_run_id");--> statement-breakpoint
CREATE INDEX "report_share_revoked_by_index" ON "report_share" USING btree ("tenant_id","revoked_by_id");--> statement-breakpoint
CREATE INDEX "report_share_created_by_index" ON "report_share" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_share_link_hash_unique" ON "report_share" USING btree ("tenant_id","link_hash");--> statement-breakpoint
CREATE INDEX "report_share_visit_newest_index" ON "report_share_visit" USING btree ("tenant_id","report_share_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_share_visit_pass_unique" ON "report_share_visit" USING btree ("tenant_id","pass_hash");