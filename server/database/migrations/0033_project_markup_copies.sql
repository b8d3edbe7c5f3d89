CREATE TABLE "project_markup_set" (
	"tenant_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"template_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_markup_set_pk" PRIMARY KEY("tenant_id","project_id"),
	CONSTRAINT "project_markup_set_tenant" CHECK ("project_markup_set"."tenant_id" > 0)
);
--> statement-breakpoint
DROP INDEX "project_markup_order";--> statement-breakpoint
ALTER TABLE "project_markup" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_markup" ADD COLUMN "display" text DEFAULT 'separated' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_markup" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_markup_set" ADD CONSTRAINT "project_markup_set_project_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."project"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_markup_set" ADD CONSTRAINT "project_markup_set_template_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."markup_template"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_markup_set_template_index" ON "project_markup_set" USING btree ("tenant_id","template_id");--> statement-breakpoint
CREATE INDEX "project_markup_project_index" ON "project_markup" USING btree ("tenant_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_markup_order" ON "project_markup" USING btree ("tenant_id","project_id","position") WHERE not "project_markup"."is_removed";--> statement-breakpoint
ALTER TABLE "project_markup" ADD CONSTRAINT "project_markup_display" CHECK ("project_markup"."display" in ('separated', 'allocated'));