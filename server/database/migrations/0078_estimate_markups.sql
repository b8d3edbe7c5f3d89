CREATE TABLE "estimate_markup_set" (
	"tenant_id" integer NOT NULL,
	"milestone_id" bigint NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "estimate_markup_set_pk" PRIMARY KEY("tenant_id","milestone_id"),
	CONSTRAINT "estimate_markup_set_tenant" CHECK ("estimate_markup_set"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "estimate_line" ADD COLUMN "markup_rate" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "estimate_markup_set" ADD CONSTRAINT "estimate_markup_set_milestone_fk" FOREIGN KEY ("tenant_id","milestone_id") REFERENCES "public"."milestone"("tenant_id","id") ON DELETE cascade ON UPDATE no action;