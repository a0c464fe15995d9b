CREATE TABLE "device_refusal" (
	"lmd_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "device_refusal_lmd_id_reason_pk" PRIMARY KEY("lmd_id","reason")
);
--> statement-breakpoint
ALTER TABLE "device_refusal" ADD CONSTRAINT "device_refusal_lmd_id_lmd_id_fk" FOREIGN KEY ("lmd_id") REFERENCES "public"."lmd"("id") ON DELETE no action ON UPDATE no action;