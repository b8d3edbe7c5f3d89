CREATE TABLE "markup_template" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "markup_template_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "markup_template_tenant" CHECK ("markup_template"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "project_markup" DROP CONSTRAINT "project_markup_kind";--> statement-breakpoint
ALTER TABLE "project_markup" ADD COLUMN "items_inherit" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "markup_template" ADD CONSTRAINT "markup_template_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "markup_template_created_by_index" ON "markup_template" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "markup_template_name_unique" ON "markup_template" USING btree ("tenant_id",lower("name")) WHERE not "markup_template"."is_deleted";--> statement-breakpoint
ALTER TABLE "project_markup" ADD CONSTRAINT "project_markup_kind" CHECK ("project_markup"."kind" in ('percent_direct', 'percent_compound', 'lump_sum', 'per_area', 'percent_total'));