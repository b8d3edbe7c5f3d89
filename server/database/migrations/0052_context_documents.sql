CREATE TABLE "context_document" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"job_id" bigint NOT NULL,
	"milestone_id" bigint,
	"component_id" bigint,
	"cost_group_id" bigint,
	"text_state" text DEFAULT 'READING' NOT NULL,
	"text_note" text DEFAULT '' NOT NULL,
	"pages" integer,
	"passages" integer DEFAULT 0 NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "context_document_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "context_document_tenant" CHECK ("context_document"."tenant_id" > 0),
	CONSTRAINT "context_document_text_state" CHECK ("context_document"."text_state" in ('READING', 'READ', 'NO_TEXT', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "context_passage" (
	"tenant_id" integer NOT NULL,
	"document_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED NOT NULL,
	CONSTRAINT "context_passage_pk" PRIMARY KEY("tenant_id","document_id","position"),
	CONSTRAINT "context_passage_tenant" CHECK ("context_passage"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "context_entry" ADD COLUMN "document_id" bigint;--> statement-breakpoint
ALTER TABLE "context_document" ADD CONSTRAINT "context_document_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_document" ADD CONSTRAINT "context_document_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_document" ADD CONSTRAINT "context_document_component_fk" FOREIGN KEY ("tenant_id","component_id") REFERENCES "public"."component"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_document" ADD CONSTRAINT "context_document_cost_group_fk" FOREIGN KEY ("tenant_id","cost_group_id") REFERENCES "public"."cost_group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_document" ADD CONSTRAINT "context_document_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_passage" ADD CONSTRAINT "context_passage_document_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."context_document"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "context_document_project_index" ON "context_document" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "context_document_storage_key_unique" ON "context_document" USING btree ("tenant_id","storage_key");--> statement-breakpoint
CREATE INDEX "context_document_milestone_index" ON "context_document" USING btree ("tenant_id","milestone_id");--> statement-breakpoint
CREATE INDEX "context_document_component_index" ON "context_document" USING btree ("tenant_id","component_id");--> statement-breakpoint
CREATE INDEX "context_document_cost_group_index" ON "context_document" USING btree ("tenant_id","cost_group_id");--> statement-breakpoint
CREATE INDEX "context_document_created_by_index" ON "context_document" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
ALTER TABLE "context_entry" ADD CONSTRAINT "context_entry_document_fk" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."context_document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "context_entry_document_index" ON "context_entry" USING btree ("tenant_id","document_id");