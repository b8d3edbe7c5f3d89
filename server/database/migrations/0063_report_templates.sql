CREATE TABLE "report_template" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout" jsonb NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_template_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_template_tenant" CHECK ("report_template"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "report_template" ADD CONSTRAINT "report_template_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_template_created_by_index" ON "report_template" USING btree ("tenant_id","created_by_id");